import { type Page, pathOf, type RecordOf } from '@bip/contract'
import { nameplateBatch } from '@bip/contract/resources'
import { Button, useToast, useWatch } from '@bip/design-system'
import { reasonOf, useHost } from '@bip/records'
import { useState } from 'react'
import styled from 'styled-components'
import { useNameplateText } from './useNameplateText.ts'

/** What must be filled before the number can be asked for. */
const usual = ['moNumber', 'customerId', 'moTime'] as const
/** Batches that are looked through; an order has no more. */
const size = '9999'

const Below = styled.div`
  margin-block-start: 8px;
`

type StartNumberButtonProps = {
  /** Fields that must be filled. Default number, customer and date of the order. */
  watches?: readonly string[]
  isDisabled?: boolean
  /** Said before the reason where it did not work. Default `提交失败`. */
  failure?: string
  onFound: (beginNumber: string) => void
}

const isBlank = (value: unknown): boolean => value === null || value === undefined || String(value).trim() === ''

/** Finds the first number of a batch: that of the last batch of its order and customer, 1 where there is none. */
export const StartNumberButton = ({ watches = usual, isDisabled, failure, onFound }: StartNumberButtonProps) => {
  const { t } = useNameplateText()
  const toast = useToast()
  const { client } = useHost()
  const [isLoading, setLoading] = useState(false)
  const watched: readonly unknown[] = useWatch({ name: [...watches] }) ?? []
  const [moNumber, customerId]: readonly unknown[] = useWatch({ name: ['moNumber', 'customerId'] }) ?? []

  const find = async (): Promise<void> => {
    setLoading(true)
    try {
      const number = String(moNumber ?? '').trim()
      const { records } = await client.request<Page<RecordOf<typeof nameplateBatch>>>({
        path: pathOf(nameplateBatch, nameplateBatch.calls.list),
        query: { customerId: String(customerId), moNumber: number, isDeleted: '0', currentPage: '1', size, ascs: 'createTime' },
        silent: true,
      })
      // The list finds a number within longer ones too.
      const last = records.findLast((record) => record.moNumber === number)
      onFound(String(last?.beginNumber ?? 1))
      toast.success(t('done'))
    } catch (error) {
      toast.error(`${failure ?? t('failed')}: ${reasonOf(error) || t('unknown')}`)
    } finally {
      setLoading(false)
    }
  }

  return (
    <Below>
      <Button
        isLoading={isLoading}
        isDisabled={isDisabled || isLoading || watched.length < watches.length || watched.some(isBlank)}
        onPress={() => void find()}
      >
        {t('find')}
      </Button>
    </Below>
  )
}
