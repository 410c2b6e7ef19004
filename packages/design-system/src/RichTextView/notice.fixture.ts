/** A picture as an editor pastes it: in the text itself, and no drawing. */
export const photo = (name: string, hue: number): string => {
  const canvas = document.createElement('canvas')
  canvas.width = 480
  canvas.height = 300
  const context = canvas.getContext('2d')
  if (!context) throw new Error('The test browser gives no canvas.')
  const fill = (colour: string, ...box: [number, number, number, number]) => {
    context.fillStyle = colour
    context.fillRect(...box)
  }
  fill('#d5dde2', 0, 0, 480, 300)
  fill('#8a959c', 0, 220, 480, 80)
  fill(`hsl(${hue} 38% 42%)`, 90, 80, 300, 150)
  fill('#1d2a33', 115, 110, 130, 80)
  fill('#f3f1ea', 265, 150, 105, 30)
  context.fillStyle = '#27313a'
  context.font = '15px sans-serif'
  context.fillText(name, 275, 170)
  return canvas.toDataURL('image/png')
}

/** A notice of the plant, as its editor saves it. */
export const notice = (): string => `
<h2>关于三号产线停机检修的通知</h2>
<p>各相关部门：<strong>11 月 28 日 20:00 至 11 月 29 日 08:00</strong>，三号产线将停机检修，请提前安排生产。详见<a href="https://bip.example/wiki/maintenance">检修规程</a>，或致电 <a href="tel:+8651288880000">设备科</a>。</p>
<ol>
  <li>检修前 2 小时完成在制品转序；</li>
  <li>检修期间禁止启动 <code>ST-031</code> 至 <code>ST-036</code> 工位：
    <ul><li>电源由设备科统一上锁；</li><li>解锁须两人签字。</li></ul>
  </li>
</ol>
<table>
  <caption>检修安排</caption>
  <thead><tr><th>工位</th><th>项目</th><th>负责人</th><th>开始</th><th>结束</th><th>备注</th></tr></thead>
  <tbody>
    <tr><td>ST-031</td><td>更换主轴轴承</td><td>周建国</td><td>20:00</td><td>23:30</td><td>备件 1.03.07.00412 已到库</td></tr>
    <tr><td>ST-034</td><td>校准焊接机器人</td><td>Nguyễn An</td><td>21:00</td><td>02:00</td><td style="text-align:right;color:red">校准报告次日归档</td></tr>
  </tbody>
</table>
<figure><img src="${photo('ST-031', 205)}" width="480" height="300" alt="三号产线 ST-031 工位"><figcaption>ST-031 工位，更换前请拍照留底。</figcaption></figure>
<blockquote>如遇异常，先停机，再上报。</blockquote>`
