import {
  Button,
  CodeBlock,
  Collapse,
  CopyButton,
  Dialog,
  Empty,
  SearchField,
  SegmentedControl,
  Tag,
  useCopy,
  useLocale,
} from '@bip/design-system'
import { Copy, Terminal } from '@bip/design-system/icons'
import { useState } from 'react'
import { useAuth } from '../../app/auth.tsx'
import { sentRequests, type Traced, useSentRequests } from '../../app/sentRequests.ts'
import { useText } from '../../app/useText.ts'
import { Address, Head, Note, Requests } from './curl.styles.ts'
import { curlOf } from './curlOf.ts'

type Reach = 'page' | 'all'

const commandOf = ({ sent }: Traced): string => curlOf(sent, window.location.origin)
const pathOf = ({ sent }: Traced): string => new URL(sent.url, window.location.origin).pathname

/** The newest requests of this page as commands for a shell, to be looked into and copied. */
export const CurlDialog = ({ onClose }: { onClose: () => void }) => {
  const { t } = useText()
  const { formatDateTime } = useLocale()
  const { timeZone } = useAuth().settings
  const { copy, state } = useCopy()
  const [reach, setReach] = useState<Reach>('page')
  const [query, setQuery] = useState('')
  const page = window.location.pathname
  const requests = useSentRequests().filter((request) => reach === 'all' || request.page === page)
  const wanted = query.trim().toLowerCase()
  const shown = requests.filter((request) => wanted === '' || commandOf(request).toLowerCase().includes(wanted))
  return (
    <Dialog
      isOpen
      size="large"
      title={t('curl.title')}
      onClose={onClose}
      footer={
        <>
          <Button isDisabled={requests.length === 0} onPress={sentRequests.clear}>
            {t('curl.clear')}
          </Button>
          <Button
            variant="primary"
            icon={<Copy size={16} aria-hidden />}
            isDisabled={shown.length === 0}
            onPress={() => void copy(shown.map(commandOf).join('\n\n'))}
          >
            {state === 'copied' ? t('curl.copied') : t('curl.copyAll', { count: shown.length })}
          </Button>
        </>
      }
    >
      <Head>
        <SearchField label={t('curl.search')} delay={100} onSearch={setQuery} />
        <SegmentedControl<Reach>
          label={t('curl.reach')}
          value={reach}
          onChange={setReach}
          items={[
            { value: 'page', label: t('curl.page') },
            { value: 'all', label: t('curl.all') },
          ]}
        />
      </Head>
      <Note>{t('curl.note')}</Note>
      <Requests>
        {shown.length === 0 ? (
          <Empty icon={<Terminal size={20} />} title={t('curl.none')} description={t('curl.noneHint')} />
        ) : (
          <Collapse
            size="small"
            items={shown.map((request) => ({
              key: String(request.id),
              title: (
                <>
                  <Tag tone={request.sent.method === 'GET' ? 'neutral' : 'info'}>{request.sent.method}</Tag>{' '}
                  <Address>{pathOf(request)}</Address>
                </>
              ),
              note: formatDateTime(request.at.toISOString(), { timeZone, seconds: true }),
              extra: <CopyButton text={() => commandOf(request)} label={t('curl.copy', { path: pathOf(request) })} />,
              content: <CodeBlock code={commandOf(request)} title="curl" hasLineNumbers={false} defaultWrapped />,
            }))}
          />
        )}
      </Requests>
    </Dialog>
  )
}
