import { type Route, route } from '../../../../http/route.ts'
import { readDictionaries } from '../../../../model/dictionary.ts'

const orderTypes = 'DC_MRP_ORDER_TYPE'

/** What the specification asks for beside the list: the kinds of orders. */
export const proposalRoutes = (): Route[] => [
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
