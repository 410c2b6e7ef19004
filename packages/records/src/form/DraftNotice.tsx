import { Alert, Button, useLocale } from '@bip/design-system'
import { useHost } from '../host/RecordsProvider.tsx'
import { useText } from '../host/useText.ts'
import { Choices } from './form.styles.ts'
import type { FormDraft } from './useDraft.ts'

/** Offers what an earlier form left unsaved; shows nothing where there is none. */
export const DraftNotice = ({ draft: { found, restore, drop } }: { draft: FormDraft }) => {
  const { timeZone } = useHost()
  const { t } = useText()
  const { formatDateTime } = useLocale()
  if (!found) return null
  return (
    <Alert
      action={
        <Choices>
          <Button size="small" onPress={restore}>
            {t('form.draftRestore')}
          </Button>
          <Button size="small" variant="quiet" onPress={drop}>
            {t('form.draftDrop')}
          </Button>
        </Choices>
      }
    >
      {t('form.draftFound', { when: formatDateTime(found.at, { timeZone }) })}
    </Alert>
  )
}
