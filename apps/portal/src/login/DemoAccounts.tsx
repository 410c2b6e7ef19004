import type { Settings } from '@bip/contract'
import { Button } from '@bip/design-system'
import { useText } from '../app/useText.ts'
import { DemoBox, DemoList } from './LoginPage.styles.ts'

type DemoAccountsProps = {
  demo: NonNullable<Settings['demo']>
  isDisabled: boolean
  onChoose: (account: string, password: string) => void
}

/** Says that this database holds demonstration data and offers its accounts. */
export const DemoAccounts = ({ demo, isDisabled, onChoose }: DemoAccountsProps) => {
  const { t } = useText()
  return (
    <DemoBox>
      <div>
        <h2>{t('login.demoTitle')}</h2>
        <p>{t('login.demoHint', { password: demo.password })}</p>
      </div>
      <DemoList>
        {demo.accounts.map(({ account, role }) => (
          <Button
            key={account}
            size="small"
            title={account}
            isDisabled={isDisabled}
            onPress={() => onChoose(account, demo.password)}
          >
            {role}
          </Button>
        ))}
      </DemoList>
    </DemoBox>
  )
}
