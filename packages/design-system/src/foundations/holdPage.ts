/** Has the browser ask before the page is closed or reloaded, until the returned function is called. */
export const holdPage = (): (() => void) => {
  const ask = (event: BeforeUnloadEvent): void => {
    event.preventDefault()
    // Whoever stays still has their page: react-aria would take it for gone and no longer see that somebody uses the keyboard.
    event.stopImmediatePropagation()
  }
  window.addEventListener('beforeunload', ask, true)
  return () => window.removeEventListener('beforeunload', ask, true)
}
