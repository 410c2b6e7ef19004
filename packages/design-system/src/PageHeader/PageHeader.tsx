import { ArrowLeft } from 'lucide-react'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { guarded, guardedWords } from '../CatchErrors/guarded.tsx'
import { commonTexts } from '../foundations/common.texts.ts'
import { useLocale } from '../foundations/LocaleProvider.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Actions, Note, Root, Title } from './PageHeader.styles.ts'
import { pageHeaderTexts } from './PageHeader.texts.ts'

export type PageHeaderProps = Omit<ComponentPropsWithRef<'header'>, 'title' | 'children'> & {
  title: ReactNode
  /** Beside the title: a state, a tag. */
  tag?: ReactNode
  /** How many records the list has. */
  count?: number
  /** A quiet line beside the title: number, author, time. */
  note?: ReactNode
  /** Buttons, the main one last. */
  actions?: ReactNode
  /** Shows a way back. */
  back?: () => void
}

/** The head of a page: what it is, and what can be done. */
export const PageHeader = ({ title, tag, count, note, actions, back, ...rest }: PageHeaderProps) => {
  const { t, formatNumber } = useLocale()
  return (
    <Root {...rest}>
      {back && <IconButton icon={<ArrowLeft size={18} aria-hidden />} label={t(commonTexts.back)} onPress={back} />}
      <Title>{guardedWords(title)}</Title>
      {guarded(tag)}
      {count !== undefined && <Note>{t(pageHeaderTexts.count, { count: formatNumber(count) })}</Note>}
      {note && <Note>{guarded(note)}</Note>}
      {actions && <Actions>{guarded(actions)}</Actions>}
    </Root>
  )
}
