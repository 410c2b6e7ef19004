import type { BinEntry } from '@bip/contract'
import { binList } from '@bip/contract/listings'
import { Button, useLocale } from '@bip/design-system'
import { Undo2 } from '@bip/design-system/icons'
import { useSession } from '../../../app/session.tsx'
import { ListingScreen } from '../../ListingScreen.tsx'
import { useSystemText } from '../useSystemText.ts'
import { useBinActs } from './useBinActs.ts'
import { useResourceChoice } from './useResourceChoice.tsx'

/** What was removed, by whom, and the way to bring it back or to let it go for good. */
export const BinPage = () => {
  const { t } = useSystemText()
  const { can } = useSession()
  const { formatNumber } = useLocale()
  const { restore, erase } = useBinActs()
  const choiceOf = useResourceChoice(can('bin_view'))
  const daysLeft = ({ goesAt }: BinEntry): string => {
    if (goesAt === null) return t('bin.stays')
    const count = Math.max(0, Math.ceil((Date.parse(goesAt) - Date.now()) / 86_400_000))
    return t('bin.daysLeft', { count, shown: formatNumber(count) })
  }
  return (
    <ListingScreen<BinEntry>
      listing={binList}
      parts={{
        shown: (row) => ({ goes: daysLeft(row) }),
        conditions: (question, ask) => [choiceOf(question, ask)],
        rowActions: (row) => (
          <Button size="small" variant="quiet" icon={<Undo2 size={14} aria-hidden />} onPress={() => void restore([row])}>
            {t('bin.restore')}
          </Button>
        ),
        chosenActions: (rows, clear) => (
          <>
            <Button size="small" icon={<Undo2 size={14} aria-hidden />} onPress={() => void restore(rows, clear)}>
              {t('bin.restore')}
            </Button>
            {can('bin_erase') && (
              <Button size="small" variant="danger" onPress={() => void erase(rows, clear)}>
                {t('bin.erase')}
              </Button>
            )}
          </>
        ),
      }}
    />
  )
}
