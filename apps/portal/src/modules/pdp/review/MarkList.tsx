import type { AnyRecord } from '@bip/contract'
import { reviewRemark } from '@bip/contract/resources'
import { Button, Empty, Link, StatusDot, useLocale } from '@bip/design-system'
import { mayDo, useHost, type useRunner } from '@bip/records'
import { useEffect, useRef } from 'react'
import { usePreferences } from '../../../app/preferences.ts'
import { Faint, Item, Items, Row } from './review.styles.ts'
import { useReviewText } from './useReviewText.ts'

type Props = {
  marks: readonly { remark: AnyRecord; number: number }[]
  active: string | null
  runner: ReturnType<typeof useRunner>
  onActive: (remark: AnyRecord) => void
}

const actions = ['answer', 'verify', 'giveBack'] as const

/** The marks of a document beside it, with what was replied and what can be done. */
export const MarkList = ({ marks, active, runner, onActive }: Props) => {
  const { t } = useReviewText()
  if (marks.length === 0) return <Empty title={t('none')} description={t('noneHint')} />
  return (
    <Items>
      {marks.map((mark) => (
        <MarkItem key={mark.remark.id} {...mark} isActive={mark.remark.id === active} runner={runner} onActive={onActive} />
      ))}
    </Items>
  )
}

type ItemProps = Pick<Props, 'runner' | 'onActive'> & { remark: AnyRecord; number: number; isActive: boolean }

const MarkItem = ({ remark, number, isActive, runner, onActive }: ItemProps) => {
  const { t } = useReviewText()
  const { language } = usePreferences()
  const { formatDateTime } = useLocale()
  const host = useHost()
  const root = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (isActive) root.current?.scrollIntoView({ block: 'nearest' })
  }, [isActive])
  const state = reviewRemark.states?.[String(remark.remarkStatus) as 'open']
  const { reply, returnReason, _labels } = remark
  return (
    <Item ref={root} data-active={isActive || undefined}>
      <Row>
        <Link aria-label={`${number} ${t('open', { number })}`} onPress={() => onActive(remark)}>
          {number}
        </Link>
        {state && <StatusDot tone={state.tone}>{state.label[language]}</StatusDot>}
        <Faint>
          {t('by', {
            who: _labels?.createUser ?? '',
            when: formatDateTime(remark.createTime, { timeZone: host.timeZone }),
          })}
        </Faint>
      </Row>
      <p>{String(remark.remarkText)}</p>
      {typeof reply === 'string' && reply !== '' && <p>{t('reply', { text: reply })}</p>}
      {typeof returnReason === 'string' && returnReason !== '' && <p>{t('returned', { text: returnReason })}</p>}
      <Row>
        {actions
          .filter((name) => mayDo(host, reviewRemark, remark, name))
          .map((name) => (
            <Button key={name} size="small" onPress={() => void runner.run(name, [remark])}>
              {reviewRemark.actions?.[name]?.label[language]}
            </Button>
          ))}
      </Row>
    </Item>
  )
}
