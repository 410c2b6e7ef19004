import type { Baseline } from '../model/baseline.ts'
import { Key, Keys } from './Tools.styles.ts'

/** Which line is which of the plans that are compared: the first lies below the bars, the second above. */
export const BaselineLegend = ({ baselines }: { baselines: readonly Baseline[] }) => (
  <Keys>
    {baselines.map(({ key, name }, at) => (
      <Key key={key} data-second={at > 0 || undefined}>
        {name}
      </Key>
    ))}
  </Keys>
)
