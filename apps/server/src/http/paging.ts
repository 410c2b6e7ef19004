import type { Page } from '@bip/contract'
import { z } from 'zod'

/** What every paged list of the administration takes. */
export const paged = {
  current: z.coerce.number().int().min(1).max(100_000).default(1),
  size: z.coerce.number().int().min(1).max(200).default(20),
  search: z.string().trim().max(100).default(''),
}

export const id = z.string().regex(/^[\w.-]{1,64}$/)

/** Ids in an array or comma-joined. */
export const ids = z
  .union([z.array(z.string()), z.string().transform((list) => list.split(','))])
  .transform((list) => list.map((one) => one.trim()).filter(Boolean))
  .pipe(z.array(id).min(1).max(200))

/** A text as a pattern that finds it anywhere, letters small or capital. */
export const anywhere = (text: string): string => `%${text.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`

export const pageOf = <T>(records: T[], total: number, { current, size }: { current: number; size: number }): Page<T> => ({
  records,
  total,
  current,
  size,
  pages: Math.ceil(total / size),
})
