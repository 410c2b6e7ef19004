let isAsked = false

const ofSystem = window.matchMedia.bind(window)

// What a component asks in script is answered as the toolbar says; style sheets cannot be answered so, hence the rule below.
window.matchMedia = (query) => {
  if (!isAsked || !query.includes('prefers-reduced-motion')) return ofSystem(query)
  return ofSystem(query.includes('no-preference') ? 'not all' : 'all')
}

const rule = new CSSStyleSheet()
rule.replaceSync(
  '*,*::before,*::after{animation-duration:0s!important;animation-iteration-count:1!important;transition:none!important;scroll-behavior:auto!important}',
)

/** Shows stories as on a machine that asks for less motion; with `false` as the machine asks. */
export const askForLessMotion = (isWanted: boolean): void => {
  if (isWanted === isAsked) return
  isAsked = isWanted
  const others = document.adoptedStyleSheets.filter((sheet) => sheet !== rule)
  document.adoptedStyleSheets = isWanted ? [...others, rule] : others
}
