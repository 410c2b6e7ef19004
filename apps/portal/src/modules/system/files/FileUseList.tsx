import type { FileUse, FileUsePage } from '@bip/contract'
import { fileUseList } from '@bip/contract/listings'
import { formatBytes, Progress, useLocale } from '@bip/design-system'
import type { ViewProps } from '@bip/records'
import type { ReactNode } from 'react'
import { ListingScreen } from '../../ListingScreen.tsx'
import { useSystemText } from '../useSystemText.ts'

/** A cell gives no width of its own. */
const fullWidth = { width: '100%' }

type Room = Pick<FileUse, 'bytes' | 'limit'>

/** How much of a limit is taken: the bar turns to a warning before it is full. */
const Taken = ({ label, room: { bytes, limit } }: { label: string; room: Room }) => {
  const { t } = useSystemText()
  const { formatNumber } = useLocale()
  const share = (100 * bytes) / limit
  const figure = t('files.of', { used: formatBytes(bytes, formatNumber), limit: formatBytes(limit, formatNumber) })
  return (
    <Progress
      size="small"
      style={fullWidth}
      value={share}
      label={label}
      labelHidden
      figure={figure}
      tone={share >= 100 ? 'danger' : share >= 80 ? 'warning' : 'accent'}
    />
  )
}

const RoomCell = ({ record: { bytes, limit } }: ViewProps) => {
  const { t } = useSystemText()
  return <Taken label={t('files.room')} room={{ bytes: Number(bytes), limit: Number(limit) }} />
}
const cells = { bytes: RoomCell }

const shown = ({ realName, account, id }: FileUse) => ({ realName: realName || account || id })

const Company = ({ room }: { room: Room }) => {
  const { t } = useSystemText()
  return (
    <>
      {t('files.company')}
      <Taken label={t('files.company')} room={room} />
    </>
  )
}

/** How much room the uploads of each person take, and those of the company. */
export const FileUseList = ({ actions }: { actions: ReactNode }) => (
  <ListingScreen<FileUse, FileUsePage>
    listing={fileUseList}
    cells={cells}
    parts={{ shown, actions: () => actions, note: ({ company }) => <Company room={company} /> }}
  />
)
