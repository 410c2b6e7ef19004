import { Check, X } from 'lucide-react'
import { useLocale } from '../../foundations/LocaleProvider.tsx'
import type { Guide } from '../guide.ts'
import { Rule, Rules } from './Docs.styles.ts'
import { docsTexts } from './docs.texts.ts'

/** What to do and what to leave, side by side. */
export const DosAndDonts = ({ dos, donts }: Pick<Guide, 'dos' | 'donts'>) => {
  const { t } = useLocale()
  return (
    <Rules>
      <Rule data-tone="success">
        <h3>
          <Check size={16} aria-hidden />
          {t(docsTexts.do)}
        </h3>
        <ul lang="en">
          {dos.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </Rule>
      <Rule data-tone="danger">
        <h3>
          <X size={16} aria-hidden />
          {t(docsTexts.dont)}
        </h3>
        <ul lang="en">
          {donts.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </Rule>
    </Rules>
  )
}
