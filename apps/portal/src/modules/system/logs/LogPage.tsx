import { deviceName, type LogEntry, type LogKind, logKinds, type Page } from '@bip/contract'
import { logLists } from '@bip/contract/listings'
import { Alert } from '@bip/design-system'
import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { useSession } from '../../../app/session.tsx'
import { StatusPage } from '../../../pages/StatusPage.tsx'
import { ListingScreen } from '../../ListingScreen.tsx'
import { useDurationText } from '../useDurationText.ts'
import { useSystemText } from '../useSystemText.ts'
import { LogDrawer } from './LogDrawer.tsx'
import { LogExport } from './LogExport.tsx'

const isKind = (name: string | undefined): name is LogKind => logKinds.some((kind) => kind === name)

/** Logs by kind: what was done, what was called, what failed, who signed in. */
export const LogPage = () => {
  const { kind } = useParams()
  return isKind(kind) ? <Log key={kind} kind={kind} /> : <StatusPage status={404} />
}

const Log = ({ kind }: { kind: LogKind }) => {
  const { can } = useSession()
  const duration = useDurationText()
  const [opened, setOpened] = useState<LogEntry | null>(null)
  return (
    <>
      <ListingScreen<LogEntry, LogPageOf>
        listing={logLists[kind]}
        fixed={{ kind }}
        parts={{
          shown: ({ agent, count, ms }) => ({
            device: agent && deviceName(agent),
            count: count > 1 ? count : null,
            ms: ms === null ? '' : duration(ms),
          }),
          onRowPress: setOpened,
          note: ({ dropped }) => <Dropped count={dropped} />,
          actions: (question) => can('log_export') && <LogExport question={question} />,
        }}
      />
      <LogDrawer kind={kind} opened={opened} onClose={() => setOpened(null)} />
    </>
  )
}

type LogPageOf = Page<LogEntry> & { dropped?: number }

/** Says that entries are missing where some could not be written. */
const Dropped = ({ count = 0 }: { count: number | undefined }) => {
  const { t } = useSystemText()
  return count > 0 ? <Alert tone="warning">{t('logs.dropped', { count })}</Alert> : null
}
