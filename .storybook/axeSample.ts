const states =
  /^(role|type|disabled|aria-(expanded|selected|checked|pressed|disabled|invalid|current|sort|haspopup|modal|required|readonly|busy))$/

/** What axe's rules go by, short of texts and of how elements stand to each other: tag, looks, role and states. */
const kindOf = (element: Element): string => {
  const looks = element instanceof HTMLElement ? element.className : ''
  const marks = [...element.attributes].filter(({ name }) => states.test(name)).map(({ name, value }) => `${name}=${value}`)
  return [element.tagName, looks, ...marks.sort()].join(' ')
}

const judgedKinds = new Set<string>()
const begunComponents = new Set<string>()

/**
 * Whether axe looks at a story in a run that samples: at the first of each file, at those whose looks matter, and at each that shows an element of
 * a kind that axe has not seen in this run. What is left out shows what was judged before; all stories together are looked at by the proof.
 */
export const isOfNewShape = (component: string, tags: readonly string[], page: Element): boolean => {
  const known = judgedKinds.size + begunComponents.size
  begunComponents.add(component)
  for (const element of page.querySelectorAll('*')) judgedKinds.add(kindOf(element))
  return judgedKinds.size + begunComponents.size > known || tags.includes('visual')
}
