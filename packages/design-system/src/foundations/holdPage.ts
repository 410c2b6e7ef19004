/** Has the browser ask before the page is closed or reloaded, until the returned function is called; where given, only while `isNeeded` says so. */
export const holdPage = (isNeeded: () => boolean = () => true): (() => void) => {
  const ask = (event: BeforeUnloadEvent): void => {
    if (!isNeeded()) return
    event.preventDefault()
    // Whoever stays still has their page: react-aria would take it for gone and no longer see that somebody uses the keyboard.
    event.stopImmediatePropagation()
  }
  window.addEventListener('beforeunload', ask, true)
  return () => window.removeEventListener('beforeunload', ask, true)
}
