import { ChevronDown } from 'lucide-react'
import { type ComponentProps, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { get, useFormState } from 'react-hook-form'
import { useLocale } from '../foundations/LocaleProvider.tsx'
import { SectionBody, SectionErrors, SectionExtra, SectionHead, SectionRoot, SectionTitle } from './Form.styles.ts'
import { formTexts } from './Form.texts.ts'
import { SectionContext, useFormScope } from './FormContext.ts'
import { fieldsWhere, revealEvent } from './registry.ts'

export type FormSectionProps = Omit<ComponentProps<'section'>, 'title'> & {
  title: string
  /** Lets the reader fold the section; its values stay. Default false. */
  isFoldable?: boolean
  /** Begins folded; unfolds by itself when an error in it is focused. Default false. */
  defaultFolded?: boolean
  /** Stands at the end of the title line. */
  extra?: ReactNode
}

/** Fields that belong together, under a title. */
export const FormSection = ({ title, isFoldable = false, defaultFolded = false, extra, children, ...root }: FormSectionProps) => {
  const id = useId()
  const { t } = useLocale()
  const { registry } = useFormScope()
  const { errors } = useFormState()
  const [isFolded, setFolded] = useState(isFoldable && defaultFolded)
  const body = useRef<HTMLDivElement>(null)
  const errorCount = isFolded
    ? fieldsWhere(registry, (field) => field.sectionId === id && get(errors, field.name) !== undefined).length
    : 0

  useEffect(() => {
    const element = body.current
    // At once, because what follows the event is the focus, which nothing hidden can take.
    const unfold = (): void => flushSync(() => setFolded(false))
    element?.addEventListener(revealEvent, unfold)
    return () => element?.removeEventListener(revealEvent, unfold)
  }, [])

  return (
    <SectionRoot {...root} aria-labelledby={`${id}-title`}>
      <SectionHead>
        <SectionTitle id={`${id}-title`}>
          {isFoldable ? (
            <button type="button" aria-expanded={!isFolded} aria-controls={`${id}-body`} onClick={() => setFolded(!isFolded)}>
              <ChevronDown size={16} aria-hidden="true" />
              {title}
            </button>
          ) : (
            title
          )}
        </SectionTitle>
        {errorCount > 0 && <SectionErrors>{t(formTexts.sectionErrors, { count: errorCount })}</SectionErrors>}
        {extra && <SectionExtra>{extra}</SectionExtra>}
      </SectionHead>
      <SectionContext value={id}>
        <SectionBody ref={body} id={`${id}-body`} hidden={isFolded}>
          {children}
        </SectionBody>
      </SectionContext>
    </SectionRoot>
  )
}
