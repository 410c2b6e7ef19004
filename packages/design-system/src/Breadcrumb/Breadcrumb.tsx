import { ChevronRight } from 'lucide-react'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { guarded, guardedWords } from '../CatchErrors/guarded.tsx'
import { useLocale } from '../foundations/LocaleProvider.tsx'
import { warnNoList } from '../foundations/warnShape.ts'
import { Link } from '../Link/Link.tsx'
import { Item, List } from './Breadcrumb.styles.ts'
import { breadcrumbTexts } from './Breadcrumb.texts.ts'

export type BreadcrumbItem = {
  label: ReactNode
  href?: string
  /** Takes over plain clicks, for a router. */
  onPress?: () => void
}

export type BreadcrumbProps = Omit<ComponentPropsWithRef<'nav'>, 'children'> & {
  /** From the top down; the last is where the reader is. */
  items: readonly BreadcrumbItem[]
}

/** Where the page lies, and the ways up. */
export const Breadcrumb = ({ items, ...rest }: BreadcrumbProps) => {
  const { t } = useLocale()
  warnNoList('Breadcrumb', 'items', items)
  return (
    <nav aria-label={t(breadcrumbTexts.label)} {...rest}>
      <List>
        {items.map(({ label, href, onPress }, index) => {
          const isLast = index === items.length - 1
          const isLink = !isLast && (href !== undefined || onPress !== undefined)
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a level has no identity but its place.
            <Item key={index}>
              {isLink ? (
                <Link isQuiet href={href} onPress={onPress}>
                  {guardedWords(label)}
                </Link>
              ) : (
                <span aria-current={isLast ? 'page' : undefined}>{guarded(label)}</span>
              )}
              {!isLast && <ChevronRight size={14} aria-hidden />}
            </Item>
          )
        })}
      </List>
    </nav>
  )
}
