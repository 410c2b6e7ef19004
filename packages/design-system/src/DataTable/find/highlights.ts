import { fold } from '../../Select/option.ts'
import { foldedMatches } from './foldedMatches.ts'

/** Names of marks in style sheets: of what is looked for in the table, and of what the rows were asked for. */
type Name = 'table-find' | 'table-searched'

/** All tables share one set of marks: a name stands for one. */
const marksOf = (name: Name): Highlight | null => {
  if (!('highlights' in CSS)) return null
  const known = CSS.highlights.get(name)
  if (known) return known
  const made = new Highlight()
  CSS.highlights.set(name, made)
  return made
}

/** Marks a text in the cells that are in the page, and goes on doing so as other lines come; nothing is drawn again for it. */
export class CellHighlights {
  readonly #body: HTMLElement
  readonly #observer: MutationObserver
  readonly #name: Name
  #ranges: Range[] = []
  #wanted = ''

  constructor(body: HTMLElement, name: Name = 'table-find') {
    this.#body = body
    this.#name = name
    this.#observer = new MutationObserver(() => this.#mark())
  }

  set(query: string): void {
    this.#wanted = fold(query.trim())
    this.#observer.disconnect()
    if (this.#wanted !== '') this.#observer.observe(this.#body, { characterData: true, childList: true, subtree: true })
    this.#mark()
  }

  stop(): void {
    this.set('')
  }

  #mark(): void {
    const all = marksOf(this.#name)
    if (!all) return
    for (const range of this.#ranges) all.delete(range)
    this.#ranges = []
    if (this.#wanted === '') return
    const walker = document.createTreeWalker(this.#body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const { data } = node as Text // The walker shows texts only.
      if (data === '' || !node.parentElement?.closest('.cell')) continue
      for (const [from, to] of foldedMatches(data, this.#wanted)) {
        const range = new Range()
        range.setStart(node, from)
        range.setEnd(node, Math.min(to, data.length))
        this.#ranges.push(range)
        all.add(range)
      }
    }
  }
}
