import type { AnyRecord, Core } from '@bip/contract'
import { type OrderComparison, orderCalls } from '@bip/contract/resources'
import { Alert, Button, Dialog, Skeleton, Switch, Tag } from '@bip/design-system'
import { reasonOf, useHost } from '@bip/records'
import { useState } from 'react'
import useSWR from 'swr'
import { Head, Parts, Scroller, Sides } from './order.styles.ts'
import { useOrderText } from './useOrderText.ts'

/** An order beside what the neighbour answers of it, field by field and line by line. */
export const CompareDialog = ({ core, record, onClose }: { core: Core; record: AnyRecord; onClose: () => void }) => {
  const { t } = useOrderText()
  const { client } = useHost()
  const [isNarrow, setNarrow] = useState(false)
  const { data, error, mutate } = useSWR<OrderComparison, Error>([orderCalls.compare, core.key, record.id], () =>
    client.request<OrderComparison>({ path: orderCalls.compare, query: { resource: core.key, id: record.id }, silent: true }),
  )
  const no = String(record.orderNo)
  const differing = data?.fields.filter(({ differs }) => differs) ?? []
  return (
    <Dialog
      isOpen
      size="large"
      title={data?.theirNo ? t('title', { no, other: data.theirNo }) : t('titleMissing', { no })}
      onClose={onClose}
      footer={<Button onPress={onClose}>{t('close')}</Button>}
    >
      <Parts>
        {error && !data && (
          <Alert tone="danger" title={t('failed')} action={<Button onPress={() => void mutate()}>{t('retry')}</Button>}>
            {reasonOf(error)}
          </Alert>
        )}
        {!data && !error && <Skeleton lines={8} height={14} />}
        {data?.isMissing && <Alert tone="warning" title={t('missing')} />}
        {data && !data.isMissing && (
          <>
            <Head>
              <span>{t(data.from === 'erp' ? 'fromErp' : 'fromSaleOrder')}</span>
              <Tag tone={differing.length > 0 ? 'warning' : 'success'}>
                {differing.length > 0 ? t('differing', { count: differing.length }) : t('same')}
              </Tag>
              <Switch label={t('onlyDiffering')} value={isNarrow} onChange={setNarrow} />
            </Head>
            <Sided fields={isNarrow ? differing : data.fields} />
          </>
        )}
      </Parts>
    </Dialog>
  )
}

const Sided = ({ fields }: Pick<OrderComparison, 'fields'>) => {
  const { t } = useOrderText()
  return (
    <Scroller>
      <Sides>
        <thead>
          <tr>
            <th scope="col">{t('field')}</th>
            <th scope="col">{t('own')}</th>
            <th scope="col">{t('theirs')}</th>
          </tr>
        </thead>
        <tbody>
          {fields.map(({ path, label, own, theirs, differs }) => (
            <tr key={path} data-differs={differs || undefined}>
              <th scope="row">{label}</th>
              <td>{own || '—'}</td>
              <td title={differs ? t('differs') : undefined}>{theirs || '—'}</td>
            </tr>
          ))}
        </tbody>
      </Sides>
    </Scroller>
  )
}
