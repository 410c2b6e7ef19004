import type { AnyRecord, Core } from '@bip/contract'
import { ButtonGroup } from '@bip/design-system'
import { useMemo, useState } from 'react'
import { titleOf } from '../data/titleOf.ts'
import { useSlots } from '../kinds/slots.tsx'
import { HeadContext, type HeadItem, type HeadRoom } from './HeadAction.tsx'
import type { HeadItems } from './useHeadItems.tsx'

type Props = {
  core: Core
  record: AnyRecord
  items: HeadItems
  /** What is done with any record, and rarely. */
  last: readonly HeadItem[]
}

/** The main action first, then what the record is opened for: what is done often, editing, and what else the screen adds. */
function inOrder(own: readonly HeadItem[], added: readonly HeadItem[]): HeadItem[] {
  const ranks = [
    ({ variant }: HeadItem) => variant === 'primary',
    ({ isFrequent }: HeadItem) => isFrequent === true,
    ({ key }: HeadItem) => key === 'edit',
    (item: HeadItem) => added.includes(item),
    () => true,
  ]
  const rankOf = (item: HeadItem): number => ranks.findIndex((isOf) => isOf(item))
  return [...own, ...added].toSorted((one, other) => rankOf(one) - rankOf(other))
}

/** What is done with a record in one row at the bottom of a phone, which begins with what is done most; all the rest is in its menu. */
export const PhoneBar = ({ core, record, items, last }: Props) => {
  const { DetailActions } = useSlots(core)
  const [added, setAdded] = useState<readonly HeadItem[]>([])
  const room = useMemo(
    (): HeadRoom => ({
      put: (item) =>
        setAdded((known) =>
          known.some(({ key }) => key === item.key) ? known.map((one) => (one.key === item.key ? item : one)) : [...known, item],
        ),
      remove: (gone) => setAdded((known) => known.filter(({ key }) => key !== gone)),
    }),
    [],
  )
  const all = [...inOrder(items.own, added), ...items.further, ...last]
  const press = (key: string): void => {
    const item = all.find((one) => one.key === key)
    if (item) item.run()
    else items.onMenu(key)
  }
  return (
    <>
      <ButtonGroup
        label={titleOf(core, record)}
        align="end"
        actions={all.map(({ run: _run, isFrequent: _, ...action }) => action)}
        menu={items.menu}
        onAction={press}
      />
      {DetailActions && (
        <HeadContext value={room}>
          <DetailActions core={core} record={record} />
        </HeadContext>
      )}
    </>
  )
}
