import { Button, Card } from '@bip/design-system'
import { CalendarOff } from '@bip/design-system/icons'
import { useNavigate } from 'react-router-dom'
import { useText } from '../../app/useText.ts'
import { QuickRow } from '../Workbench.styles.ts'

/** What one often begins. */
export const QuickWidget = () => {
  const { t } = useText()
  const navigate = useNavigate()
  return (
    <Card title={t('desk.quick')}>
      <QuickRow>
        <Button icon={<CalendarOff size={16} />} onPress={() => navigate('/work/process/leave/form/Leave')}>
          {t('desk.askLeave')}
        </Button>
      </QuickRow>
    </Card>
  )
}
