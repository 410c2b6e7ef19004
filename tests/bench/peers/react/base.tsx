// React with nothing to show: what every other page of React carries too, to be taken off its weight.
import { grid } from '../../pages/grid.ts'
import { offerSurface } from '../../pages/surface.ts'
import { mounted } from '../mounted.tsx'

offerSurface({ ...grid, ...mounted(() => null) })
