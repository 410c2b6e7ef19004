import { reasonOf } from '@bip/records'
import { usePlanText } from './usePlanText.ts'

/** Says what is wrong with a project file, and the way out. */
export const useFaultText = () => {
  const { t } = usePlanText()
  return async (failure: unknown): Promise<string> => {
    const { ProjectFileError } = await import('@bip/charts/gantt/exchange')
    if (!(failure instanceof ProjectFileError)) return reasonOf(failure)
    const { fault } = failure
    if (fault.code === 'badTask') return t(`fault.${fault.field}`, { name: fault.name })
    return t(`fault.${fault.code}`, fault)
  }
}
