import type { ListQuestion } from '@bip/contract'
import { stockBalance, warehouseLocation } from '@bip/contract/resources'
import { Button, Drawer } from '@bip/design-system'
import { MapPin } from '@bip/design-system/icons'
import { ResourceList, ResourceSlotsProvider, useHost } from '@bip/records'
import { useMemo, useState } from 'react'
import { Explained } from '../explain/Explained.tsx'
import { ownBalanceCells } from '../explain/figureCells.tsx'
import { useStockText } from '../useStockText.ts'

const start: ListQuestion = { current: 1, size: 20 }
const slots = { cells: ownBalanceCells }
const columns = ['materialId', 'materialCode', 'lotNo', 'quantity', 'reserved', 'unit', 'expiresOn']

type PlaceStockProps = { id: string; name: string; onClose: () => void }

/** What lies at a place; each figure opens its entries and their documents. */
export const PlaceStock = ({ id, name, onClose }: PlaceStockProps) => {
  const { t } = useStockText()
  const host = useHost()
  const [question, setQuestion] = useState(start)
  const fixed = useMemo(() => ({ locationId: id }), [id])
  return (
    <Drawer
      isOpen
      title={t('map.stock', { name })}
      size="large"
      onClose={onClose}
      footer={
        <Button icon={<MapPin size={16} aria-hidden />} onPress={() => host.openRecord(warehouseLocation, id)}>
          {t('map.openLocation')}
        </Button>
      }
    >
      <ResourceSlotsProvider of={stockBalance.key} slots={slots}>
        <ResourceList
          key={id}
          core={stockBalance}
          question={question}
          onQuestionChange={setQuestion}
          columns={columns}
          fixed={fixed}
          isEmbedded
        />
      </ResourceSlotsProvider>
      <Explained />
    </Drawer>
  )
}
