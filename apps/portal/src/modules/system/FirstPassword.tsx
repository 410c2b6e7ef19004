import { Alert, Button, CopyText, Descriptions, Dialog, Skeleton, useCopy } from '@bip/design-system'
import { Copy } from '@bip/design-system/icons'
import { Gap } from './roles/roles.styles.ts'
import { useSystemText } from './useSystemText.ts'

type FirstPasswordProps = {
  title: string
  hint: string
  /** What its owner needs to sign in; undefined while it is being made. */
  items: readonly { label: string; text: string }[] | undefined
  onClose: () => void
}

/** A first password, shown this once, with all that its owner needs beside it. Only its own button closes it. */
export const FirstPassword = ({ title, hint, items, onClose }: FirstPasswordProps) => {
  const { t } = useSystemText()
  const { copy, state } = useCopy()
  const all = [{ label: t('first.address'), text: window.location.origin }, ...(items ?? [])]
  return (
    <Dialog
      isOpen
      title={title}
      isClosable={false}
      onClose={onClose}
      footer={
        <>
          <Button isDisabled={!items} onPress={onClose}>
            {t('first.close')}
          </Button>
          <Button
            variant="primary"
            icon={<Copy size={16} aria-hidden />}
            isDisabled={!items}
            onPress={() => void copy(all.map(({ label, text }) => `${label}: ${text}`).join('\n'))}
          >
            {t(state === 'copied' ? 'first.copied' : 'first.copy')}
          </Button>
        </>
      }
    >
      <Alert tone="warning">{hint}</Alert>
      <Gap />
      {items ? (
        <Descriptions
          columns={1}
          items={all.map(({ label, text }) => ({ key: label, label, content: <CopyText text={text} /> }))}
        />
      ) : (
        <Skeleton lines={3} />
      )}
    </Dialog>
  )
}
