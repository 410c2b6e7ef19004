import { type MenuDetail, type MenuDraft, plus } from '@bip/contract'
import { isKeyOf, useAnswer, write } from '../calls.ts'

const base = '/blade-system/menu'

export const useMenuEntries = () => useAnswer<MenuDetail[]>(`${base}/list`)

export const isMenusKey = isKeyOf(`${base}/list`, plus.menuButtons)

export const saveMenu = (draft: MenuDraft & { isGranted: boolean }): Promise<{ id: string }> => write(`${base}/submit`, draft)

export const removeMenu = (id: string): Promise<unknown> => write(`${base}/remove`, { ids: [id] }, { tell: true })

export const moveMenu = (place: { id: string; parentId: string; before: string | null }): Promise<unknown> =>
  write(plus.moveMenu, place, { tell: true })
