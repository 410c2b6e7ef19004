const path = '/resetPassword'

/** The page of the new password, whichever page one is on: nothing else is answered until it is chosen. */
export function goToPassword(): void {
  if (window.location.pathname === path) return
  window.history.replaceState(null, '', path)
  // The router looks at the address again.
  window.dispatchEvent(new PopStateEvent('popstate'))
}
