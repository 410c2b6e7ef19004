import { useText } from '../host/useText.ts'
import { Faint } from './parts.styles.ts'

/** Stands where a record has no value. */
export const Blank = () => <Faint>{useText().t('value.empty')}</Faint>
