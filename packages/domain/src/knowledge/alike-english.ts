/** English synonyms of customers and businesses, as in `alike-words.ts`. */
export const english = `
open close shut staffed manned season
price cost fee charge rate tariff expensive cheap dear paid pay fare
month monthly
week weekly
year yearly annual
day daily
refund reimburse return
deliver delivery ship shipment dispatch courier parcel van send sent
track parcel shipment
book reserve appointment slot
cancel withdraw revoke
cancel quit terminate unsubscribe leave end stop
pause freeze suspend interrupt
change move reschedule postpone amend switch alter modify adjust edit correct
pay payment card cash instalment bank paypal
arrive checkin enter
leave departure depart vacate checkout left
park car garage
car vehicle van
pet dog cat animal
cat kitten
kid child children baby toddler infant teenager son daughter boy girl
mum parent mother father family grandma grandpa
phone call ring telephone mobile dial
contact reach write email mail
repair fix mend broken broke damage crack scratch dent defective faulty
guarantee warranty
discount percent voucher coupon reduction reduced concession
voucher gift
wifi wlan internet online wireless
buy bought purchase sell sold sale
order purchase
rent hire rental lend lent borrow loan
human person staff colleague operator employee team
error fail failure fault problem wrong issue bug
retry repeat resend
begin start
eat food meal dish dinner lunch kitchen serve
drink beverage wine beer coffee
allergy allergic allergen gluten wheat lactose dairy milk nut sesame intolerance
wheelchair disabled accessible lift elevator stairs
address located directions street
account login profile
password credential token
free included complimentary gratis
include inclusive part
message text sms
check verify examine inspect
approve confirm consent permission sign
client customer shopper guest visitor patient member
cart basket
abandoned incomplete unfinished
test trial try
tool capability function feature
simulate pretend preview dry rehearse
doctor gp dentist physician
pain ache hurt sore toothache headache
emergency urgent ambulance poison duty oncall
ill sick unwell
teacher instructor trainer tutor coach
train workout exercise
lesson class course session
job vacancy recruit career
register registration enrol join membership apply form
document paper paperwork proof passport identity certificate
medicine medication drug pill tablet prescription antibiotics
invoice receipt bill
lost lose missing
lost forgotten
forget forgot forgotten
lost found find
exchange replace swap
size fit measure
fast quick express hurry urgent
early earlier earliest beforehand advance ahead notice
weekend saturday sunday
holiday vacation
train bus station tram metro subway underground transport
taxi transfer shuttle
sleep bed cot
collect pick pickup fetch empty
send post mail postage ship
wait queue
minimum least smallest
maximum limit biggest largest
age old year
student pensioner senior
wedding marry marriage couple
flower bouquet
present gift
picture photo photograph image
rubbish waste garbage trash dispose recycling bulky bin
tax duty vat
privacy gdpr personal
server host stored storage
store kept keep
export download
upload import
delete erase remove close
update upgrade
subscription plan contract membership
user seat coworker
share invite colleague add
app application iphone android ios mobile
desktop computer laptop
offline connection internet
twofactor mfa 2fa
secure safe safety encrypted
shop store branch
bike bicycle cycle ride
ebike electric
puncture flat tyre
hair haircut cut barber
colour color dye highlights
teeth tooth dental dentist toothache
vaccine jab shot injection
neuter spay castrate sterilise
extraction pull
swim pool bathe
bread loaf
noise noisy quiet music
notify notification inform
human agent handoff handover transfer escalate
recommend suitable suit fit advise choice
discover find list enumerate learn
twice duplicate repeat
without avoid
guide manual instructions
checkup examination consultation
food eat snack cafe restaurant cater buffet lunch breakfast menu
barbecue bbq grill campfire fire
laundry wash dryer
fever temperature ill
holiday closed closure christmas
secure safe camera cctv alarm guard theft steal stolen
move removal transport
contract agreement notice
female woman women lady
deposit downpayment prepayment upfront
tent marquee pitch camping caravan
jacket coat clothes wear
beginner novice course learn introduction
petrol fuel diesel gas oil
lawyer attorney solicitor
alone solo single
trial taster sample
discount cheaper
music band concert
complaint refund return
ticket admission entry entrance
accident injury injured hurt
leak pipe plumber
quote quotation estimate
toilet loo restroom wc
pram stroller pushchair buggy
glasses spectacles lenses
allowed permitted welcome forbidden prohibited
workshop seminar course
schedule timetable
language spoken speak
licence license permit
terrace garden outdoor outside patio
hour hourly
help support assistance
heat boiler radiator warm
limit restriction allowance
weight heavy kilo kg
licence qualified trained certified
insurance liable cover
integrate connect sync plugin
dog puppy pup spaniel labrador terrier poodle leash pet
bird budgie parrot chicken
snake reptile lizard
fish salmon tuna cod prawn seafood
insect cockroach ant flea wasp pest bug
cow cattle goat sheep lamb
meat beef pork ham bacon sausage steak vegetarian vegan meatless
alcohol booze beer wine prosecco champagne cocktail bar byo bottle
glass crockery plate cup cutlery
coeliac celiac gluten
nut peanut almond
cold chilly freezing heat warm winter
nephew niece grandchild grandson junior teen youngster young kid
gran granny grandad grandparent elderly old
pensioner senior retired elderly concession unemployed
wheelchair ramp step mobility crutches disabled
deaf hear loop
pregnant pregnancy expecting
credit debit card amex contactless
spread instalment monthly
owe pay charge cost
sat saturday
mon monday
tue tuesday
wed wednesday
thu thur thursday
fri friday
open shut daylight weekdays
summer june july august
clothes outfit dress wear shirt trousers jumper sweater hat gloves uniform
shoe footwear trainers sneakers sandals boots
sheet towel linen bedding duvet pillow blanket
bathroom washroom lavatory toilet
shower wash rinse bath freshen
wash mop scrub floor clean dirty mess dust
drive driver licence license
automatic manual stick gearbox gear
kilometre km mile mileage
mail post courier
international internationally worldwide abroad overseas foreign country europe usa canada australia france germany england britain
wedding bride bridal groom ceremony vows reception
hen stag celebration birthday bday party
beginner novice experience rules basic
nervous scared afraid anxious worried panic fear
risk dangerous harmful toxic poison safe
toe foot feet heel ankle
doctor referral letter
wipe deleted accidentally restore backup
mailbox inbox email
capacity seat guest people crowd group
stay accommodation lodging sleep
luggage bag suitcase baggage case backpack rucksack
coverage cell mobile phone signal reception
sell sold unsold leftover stock
borrow lend loan spare
school college university pupil
fire stove wood log fireplace
garden lawn grass yard backyard outside
house home flat apartment property
fabric material cloth upholstery
skin rash itch itchy sensitive
glasses specs frames lens optician
oil fat lard fry
noon midday lunchtime
newborn infant
weather rain rainy wet pour storm snow wind windy forecast umbrella
birth newborn born baby
die died death deceased dead funeral
surname name
divorce separation
citizenship nationality
vote election ballot poll
pothole hole road street
smoke smoker cigarette vape ashtray
sit seat
bathtub tub bath
aircon conditioning cool fan
television tv
cook kitchen stove hob oven
highchair chair crayon
sauna spa wellness steam
airport shuttle transfer
near nearby close distance
beach sea coast shore
takeaway takeout collect
vegan vegetarian animal
exam examination test
surgery operation procedure
braces aligner straighten orthodontic
whiten bleach
nervous sedation anaesthetic numb
hygienist cleaning polish
service overhaul tune maintenance inspection
helmet lock
tradein used old secondhand
excel spreadsheet csv sheet
import migrate spreadsheet csv
format file jpg png pdf
response answer reply submission
charity nonprofit ngo
remind alert notify
mac windows linux browser chrome safari
message card note greeting
recipient neighbour home
wilt die fresh last
code promo coupon voucher
locker padlock valuables
introduction induction beginner
swimwear costume trunks bikini
microchip chip
euthanasia goodbye cremation
claim insurer
rabbit hamster rodent
box carton crate
store storage warehouse container
tip dump dispose
sofa couch furniture wardrobe mattress bulky
sibling second brother sister twin
nappy diaper
place spot space waiting
class group learner pupil participant
level beginner placement test
native mother tongue
absent miss record
courtesy loaner loan replacement
tow breakdown stuck stranded recovery
mot inspection
repair workshop
trim beard shave
overdue late fine
renew extend extension
print photocopy scan
cloakroom coat bag
cleaner cleaning
album gallery edit
finish ready complete
surgery clinic practice
gym fitness
friend guest
childcare creche nursery babysit
temperature degree warm
upgrade downgrade switch
install download browser
block freeze stolen lost
loyalty stamp bonus
manager owner boss
`;
