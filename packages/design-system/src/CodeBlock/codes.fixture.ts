/** What the ERP answered, as support sees it. */
export const json = `{
  "单号": "PO-2026-01187",
  "supplier": { "code": "SUP-0101", "name": "苏州精工机械有限公司" },
  "已审核": true,
  "remark": null,
  "lines": [
    { "no": 1, "material": "1.03.07.00412", "name": "轴承座", "quantity": "24.0000", "price": "318.50" },
    { "no": 2, "material": "1.03.07.00418", "name": "滚珠丝杠", "quantity": "6.0000", "price": "2140.00" }
  ]
}`

export const sql = `-- 近 30 天逾期未到货的采购行
select o.code, l.material_code, sum(l.quantity - l.arrived) as open_quantity
from purchase_order_line as l
join purchase_order as o on o.id = l.order_id
where l.due < current_date and o.status = 'running'
  and o.tenant_id = 100006
group by o.code, l.material_code
having sum(l.quantity - l.arrived) > 0
order by open_quantity desc
limit 50;`

export const xml = `<?xml version="1.0" encoding="UTF-8"?>
<!-- 送货单，供应商门户 → WMS -->
<deliveryNote number="DN-2026-00931" date="2026-11-20">
  <supplier code="SUP-0120">无锡万通电气</supplier>
  <line no="1" material="1.08.02.00077" quantity="40">控制柜 &amp; 端子</line>
</deliveryNote>`

export const ts = `/** 行的未到货数量，不小于零。 */
export const openQuantity = ({ quantity, arrived }: OrderLine): string => {
  const rest = subtractDecimal(quantity, arrived)
  return compareDecimal(rest, '0') < 0 ? '0' : rest
}

class Deliveries extends Map<string, Date[]> {
  // 同一天的到货合并显示
  last(code: string): Date | undefined {
    return this.get(code)?.at(-1) ?? undefined
  }
}`

/** A log of that many lines, one of them long. */
export const longJson = (count: number): string =>
  JSON.stringify(
    Array.from({ length: count - 2 }, (_, index) => ({
      at: index,
      station: `ST-${String(index % 400).padStart(3, '0')}`,
      note: index === 700 ? '温度超限 '.repeat(40) : '正常',
    })),
  )
    .replaceAll('},{', '},\n{')
    .replace('[{', '[\n{')
    .replace('}]', '}\n]')
