import { planOrderCount } from '@bip/contract/resources'
import { type Call, type Route, route } from '../../http/route.ts'
import { modelOf } from '../../model/model.ts'
import { placeOf } from '../../model/place.ts'
import { exportRecords } from '../../resources/transfer/export.ts'

const counts = modelOf(planOrderCount)

/** Counts as a sheet at the addresses of the specification: all that match, or the page that is shown. */
export const exportRoutes = (): Route[] =>
  [
    { path: '/blade-bip/mmr-plan-order-count/export-details-all', isPage: false },
    { path: '/blade-bip/mmr-plan-order-count/export-current-page', isPage: true },
  ].map(({ path, isPage }) =>
    route({
      method: 'GET',
      path,
      access: { permission: 'planOrderCount_export' },
      raw: true,
      run: (call: Call) => exportRecords(call, counts, placeOf(call), { isPage }),
    }),
  )
