import { mrpProposal } from '@bip/contract/resources'
import { type Call, type Route, route } from '../../../../http/route.ts'
import { localDay } from '../../../../kinds/zone.ts'
import { readDictionaries } from '../../../../model/dictionary.ts'
import { modelOf } from '../../../../model/model.ts'
import { placeOf } from '../../../../model/place.ts'
import { exportRecords } from '../../../../resources/transfer/export.ts'

const proposals = modelOf(mrpProposal)
const orderTypes = 'DC_MRP_ORDER_TYPE'

/** What the specification asks for beside the list: the sheet by its own name, and the kinds of orders. */
export const proposalRoutes = (): Route[] => [
  route({
    method: 'GET',
    path: '/blade-erp/plan-order/find-mrp-split-order-export',
    access: { permission: 'mrpProposal_export' },
    raw: true,
    run: (call: Call) => {
      const place = placeOf(call)
      return exportRecords(call, proposals, place, { fileName: `MRP${localDay(call.services.clock(), place.timeZone)}` })
    },
  }),
  route({
    method: 'GET',
    path: '/blade-erp/plan-order/find-mrp-order-type',
    access: { permission: 'mrpProposal_view' },
    run: ({ session, services, language }) =>
      services.database.asTenant(
        session.tenantId,
        async (tx) => {
          const found = await readDictionaries(tx, session.tenantId, [orderTypes])
          return (found.get(orderTypes) ?? []).map(({ key, words }) => ({ value: key, label: words[language] }))
        },
        { readOnly: true },
      ),
  }),
]
