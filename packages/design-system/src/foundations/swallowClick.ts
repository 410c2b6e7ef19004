/** Has the next click press nothing, as it only ends a gesture; call what it answers once that click can come no more. */
export const swallowClick = (): (() => void) => {
  const swallow = (event: Event): void => {
    event.preventDefault()
    event.stopPropagation()
  }
  window.addEventListener('click', swallow, { capture: true, once: true })
  return () => window.removeEventListener('click', swallow, { capture: true })
}
