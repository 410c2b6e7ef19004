import { expectOverflow } from './overflow.ts'

type Furniture = {
  /** Name of a table that can be scrolled. */
  table: string
  /** Name of the button around a picture; without it pictures are not pressed. */
  openerOf: ((alt: string) => string) | undefined
}

export const openerSelector = 'button[data-opener]'

/** Pictures that have an opener, in reading order. */
export const imagesIn = (body: ParentNode): HTMLImageElement[] => [
  ...body.querySelectorAll<HTMLImageElement>(`${openerSelector} > img`),
]

/** Adds what a text cannot bring along: room to scroll for tables, buttons for pictures. What it answers takes the watching back. */
export const furnish = (content: DocumentFragment, { table: tableName, openerOf }: Furniture): (() => void) => {
  const rooms = [...content.querySelectorAll('table')].filter((table) => !table.parentElement?.closest('table')).map(roomFor)
  for (const room of rooms) {
    const name = room.querySelector('caption')?.textContent?.trim()
    room.setAttribute('aria-label', name || tableName)
  }
  if (openerOf) for (const image of content.querySelectorAll('img')) if (!image.closest('a, summary')) openerFor(image, openerOf)
  return expectOverflow(rooms)
}

const roomFor = (table: HTMLTableElement): HTMLElement => {
  const room = document.createElement('div')
  room.setAttribute('data-table', '')
  room.setAttribute('role', 'region')
  table.replaceWith(room)
  room.append(table)
  return room
}

const openerFor = (image: HTMLImageElement, nameOf: (alt: string) => string): void => {
  const opener = document.createElement('button')
  opener.type = 'button'
  opener.setAttribute('data-opener', '')
  opener.setAttribute('aria-label', nameOf(image.alt))
  image.replaceWith(opener)
  opener.append(image)
}
