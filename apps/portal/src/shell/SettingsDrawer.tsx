import { Button, Drawer, Switch } from '@bip/design-system'
import { useText } from '../app/useText.ts'
import { SettingsList } from './Shell.styles.ts'
import { toggleNames, toggles, useToggles } from './toggles.ts'

/** Which parts of the shell one wants to see. */
export const SettingsDrawer = ({ onClose }: { onClose: () => void }) => {
  const { t } = useText()
  const current = useToggles()
  const isWhole = toggleNames.every((name) => current[name])
  return (
    <Drawer
      isOpen
      size="small"
      title={t('settings.title')}
      onClose={onClose}
      footer={
        <Button isDisabled={isWhole} onPress={() => toggles.set(Object.fromEntries(toggleNames.map((name) => [name, true])))}>
          {t('settings.reset')}
        </Button>
      }
    >
      <SettingsList>
        {toggleNames.map((name) => (
          <Switch
            key={name}
            label={t(`settings.${name}`)}
            value={current[name]}
            onChange={(isOn) => toggles.set({ [name]: isOn })}
          />
        ))}
      </SettingsList>
    </Drawer>
  )
}
