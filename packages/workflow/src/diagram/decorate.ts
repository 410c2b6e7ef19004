import type Viewer from 'bpmn-js/lib/NavigatedViewer'
import type { Mark, MarkTone } from './marks.ts'
import type { DiagramServices } from './services.ts'

/** A sign beside the colour, so that colour is never alone. */
const signs: Readonly<Record<MarkTone, string>> = { finished: '✓', active: '●', moved: '↷', failed: '✕' }

const overlayType = 'bip-mark'

/** Colours the elements of a drawing and puts a sign and a name on its nodes. Answers a function that takes both away. */
export function decorate(viewer: Viewer<DiagramServices>, marks: ReadonlyMap<string, Mark>): () => void {
  const canvas = viewer.get('canvas')
  const overlays = viewer.get('overlays')
  const known = [...marks].filter(([id]) => viewer.get('elementRegistry').get(id) !== undefined)
  for (const [id, mark] of known) {
    canvas.addMarker(id, classOf(mark.tone))
    if (isTask(mark)) overlays.add(id, overlayType, { position: { bottom: 10, left: 8 }, html: badgeOf(mark) })
  }
  return () => {
    for (const [id, { tone }] of known) canvas.removeMarker(id, classOf(tone))
    overlays.remove({ type: overlayType })
  }
}

const classOf = (tone: MarkTone): string => `bip-${tone}`

const isTask = ({ entry }: Mark): boolean => /task$/i.test(entry.historyActivityType)

/** Built of text nodes: names come from people. */
function badgeOf({ tone, person }: Mark): HTMLElement {
  const badge = document.createElement('span')
  badge.className = 'bip-badge'
  badge.dataset.tone = tone
  badge.textContent = person === '' ? signs[tone] : `${signs[tone]} ${person}`
  return badge
}
