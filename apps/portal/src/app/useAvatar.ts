import { useEffect, useState } from 'react'
import { client } from './client.ts'

/** Pictures of this page by their link: fetched with the session, which no plain `img` carries. */
const fetched = new Map<string, Promise<string>>()

function pictureOf(link: string): Promise<string> {
  const known = fetched.get(link)
  if (known) return known
  const asked = client.request({ path: link, as: 'blob', silent: true }).then(({ blob }) => URL.createObjectURL(blob))
  fetched.set(link, asked)
  asked.catch(() => fetched.delete(link))
  return asked
}

/** The address under which a stored picture may be shown; undefined while there is none. */
export function useAvatar(link: string | undefined): string | undefined {
  const [shown, setShown] = useState<{ link: string; url: string }>()
  useEffect(() => {
    if (!link?.startsWith('/api/')) return
    let isOver = false
    pictureOf(link).then(
      (url) => isOver || setShown({ link, url }),
      // The initials stand for a picture that is gone.
      () => undefined,
    )
    return () => {
      isOver = true
    }
  }, [link])
  return shown?.link === link ? shown?.url : undefined
}
