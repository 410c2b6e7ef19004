import { ChevronDown } from 'lucide-react'
import { type ComponentProps, type ReactNode, useEffect, useId, useRef, useState, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import { guarded } from '../CatchErrors/guarded.tsx'
import { ErrorBoundary } from '../ErrorBoundary/ErrorBoundary.tsx'
import { ErrorNotice } from '../ErrorBoundary/ErrorNotice.tsx'
import { useLocale } from '../foundations/LocaleProvider.tsx'
import {
  Cell,
  SectionBody,
  SectionErrors,
  SectionExtra,
  SectionHead,
  SectionNote,
  SectionRoot,
  SectionTitle,
} from './Form.styles.ts'
import { formTexts } from './Form.texts.ts'
import { SectionContext, useFormScope } from './FormContext.ts'
import { revealEvent } from './model/registry.ts'

export type FormSectionProps = Omit<ComponentProps<'section'>, 'title'> & {
  title: string
  /** A line below the title: what the section is about. */
  note?: ReactNode
  /** Lets the reader fold the section; its values stay. Default false. */
  isFoldable?: boolean
  /** Begins folded; unfolds by itself when an error in it is focused. Default false. */
  defaultFolded?: boolean
  /** Stands at the end of the title line. */
  extra?: ReactNode
}

/** Fields that belong together, under a title. */
export const FormSection = ({
  title,
  note,
  isFoldable = false,
  defaultFolded = false,
  extra,
  children,
  ...root
}: FormSectionProps) => {
  const id = useId()
  const { t } = useLocale()
  const { model } = useFormScope()
  const [isFolded, setFolded] = useState(isFoldable && defaultFolded)
  const body = useRef<HTMLDivElement>(null)
  // An open section shows its errors at their fields; it need not count them.
  useSyncExternalStore(model.changes.subscribe, () => (isFolded ? model.changes.get() : 0))
  const errorCount = isFolded
    ? [...model.fields.values()].filter(({ fault, facts }) => fault !== undefined && facts.sectionId === id).length
    : 0

  useEffect(() => {
    const element = body.current
    // At once, because what follows the event is the focus, which nothing hidden can take.
    const unfold = (): void => {
      if (element?.hidden) flushSync(() => setFolded(false))
    }
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
        {extra && <SectionExtra>{guarded(extra)}</SectionExtra>}
      </SectionHead>
      {note && !isFolded && <SectionNote>{guarded(note)}</SectionNote>}
      <SectionContext value={id}>
        <SectionBody ref={body} id={`${id}-body`} hidden={isFolded}>
          <ErrorBoundary
            fallback={(error, retry) => (
              <Cell data-span="full">
                <ErrorNotice error={error} title={title} onRetry={retry} />
              </Cell>
            )}
          >
            {children}
          </ErrorBoundary>
        </SectionBody>
      </SectionContext>
    </SectionRoot>
  )
}
