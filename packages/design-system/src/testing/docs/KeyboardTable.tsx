import { useLocale } from '../../foundations/LocaleProvider.tsx'
import { Kbd } from '../../Kbd/Kbd.tsx'
import type { Guide } from '../guide.ts'
import { KeyTable } from './Docs.styles.ts'
import { docsTexts } from './docs.texts.ts'

/** Single keys of "Enter, Space" or "→ / ←"; a sentence stays as it is. */
const keysOf = (keys: string): string[] => {
  const parts = keys.split(/\s*,\s+|\s+\/\s+/)
  return parts.every((part) => part.length <= 16 && !/^(then|with|or|and)\b/.test(part)) ? parts : [keys]
}

/** What each key does. */
export const KeyboardTable = ({ keyboard }: Pick<Guide, 'keyboard'>) => {
  const { t } = useLocale()
  if (keyboard.length === 0) return <p>{t(docsTexts.noKeys)}</p>
  return (
    <KeyTable>
      <thead>
        <tr>
          <th scope="col">{t(docsTexts.key)}</th>
          <th scope="col">{t(docsTexts.effect)}</th>
        </tr>
      </thead>
      <tbody lang="en">
        {keyboard.map(({ keys, what }) => (
          <tr key={keys}>
            <th scope="row">
              <span>
                {keysOf(keys).map((key) => (
                  <Kbd key={key}>{key}</Kbd>
                ))}
              </span>
            </th>
            <td>{what}</td>
          </tr>
        ))}
      </tbody>
    </KeyTable>
  )
}
