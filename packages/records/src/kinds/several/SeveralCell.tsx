import type { AnyRecord } from '@bip/contract'
import { Tag } from '@bip/design-system'
import styled from 'styled-components'
import { useText } from '../../host/useText.ts'
import { Blank } from '../Blank.tsx'
import { Muted } from '../parts.styles.ts'
import { useNames } from './useNames.ts'

/** So many names stand in a cell; the others are a number. */
const shown = 2

const Row = styled.span`
  display: flex;
  align-items: center;
  gap: 4px;
  min-inline-size: 0;
  overflow: hidden;
  white-space: nowrap;
  & > * { flex: 0 1 auto; min-inline-size: 2em; }
  & > [data-more] { flex: none; min-inline-size: auto; }
`

/** Names of several records in one line of a table; all of them under the pointer. */
export const SeveralCell = ({ to, value, record }: { to: string; value: unknown; record: Partial<AnyRecord> }) => {
  const { t } = useText()
  const names = useNames(to, value, record)
  if (names.length === 0) return <Blank />
  const more = names.length - shown
  return (
    <Row title={names.map(({ name }) => name).join('\n')}>
      {names.slice(0, shown).map(({ id, name }) => (
        <Tag key={id}>{name}</Tag>
      ))}
      {more > 0 && <Muted data-more="">{t('value.more', { count: more })}</Muted>}
    </Row>
  )
}
