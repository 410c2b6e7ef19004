import type { AnyRecord, StoredFile } from '@bip/contract'

/** A file of a reviewed document that can be marked. */
export type Drawing = { dataId: string; label: string; file: StoredFile; kind: 'pdf' | 'picture' }

const kindOf = ({ name, type }: StoredFile): Drawing['kind'] | null => {
  if (type === 'application/pdf' || /\.pdf$/i.test(name)) return 'pdf'
  return /^image\/(png|jpe?g|gif|webp|bmp|svg\+xml)$/.test(type) || /\.(png|jpe?g|gif|webp|bmp|svg)$/i.test(name)
    ? 'picture'
    : null
}

/** The files of documents that can be marked, in their order. */
export const drawingsOf = (documents: readonly AnyRecord[]): Drawing[] =>
  documents.flatMap(({ id, dataName, edition, files }) =>
    ((files ?? []) as StoredFile[]).flatMap((file): Drawing[] => {
      const kind = kindOf(file)
      return kind ? [{ dataId: id, label: `${dataName} ${edition ?? ''} · ${file.name}`, file, kind }] : []
    }),
  )

/** Where a mark stands, in percent of its page; without a width it is a point. */
export type MarkPlace = { left: number; top: number; width: number; height: number }

const rounded = (share: number): number => Math.round(Math.max(0, Math.min(1, share)) * 10_000) / 100

/** The place between two points of a page; a small one is a point. */
export function placeOf(page: DOMRect, from: { x: number; y: number }, to: { x: number; y: number }): MarkPlace {
  const left = rounded((Math.min(from.x, to.x) - page.left) / page.width)
  const top = rounded((Math.min(from.y, to.y) - page.top) / page.height)
  const width = rounded(Math.abs(to.x - from.x) / page.width)
  const height = rounded(Math.abs(to.y - from.y) / page.height)
  const isPoint = Math.abs(to.x - from.x) < 6 && Math.abs(to.y - from.y) < 6
  return isPoint
    ? { left, top, width: 0, height: 0 }
    : { left, top, width: Math.min(width, 100 - left), height: Math.min(height, 100 - top) }
}

export const placeIn = (remark: AnyRecord): MarkPlace => ({
  left: Number(remark.markLeft ?? 0),
  top: Number(remark.markTop ?? 0),
  width: Number(remark.markWidth ?? 0),
  height: Number(remark.markHeight ?? 0),
})
