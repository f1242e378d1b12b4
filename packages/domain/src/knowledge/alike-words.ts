/** Synonyms that customers and businesses use, one group a line, folded as by `folded`. */

const english = `
open opening close closed closing shut
price cost fee charge rate tariff expensive cheap dear paid pay fare
month monthly
week weekly
year yearly annual annually
day daily
refund reimburse reimbursement return
return sendback bring takeback
deliver delivery ship shipping shipment dispatch courier parcel van
track tracking parcel shipment
book booking reserve reservation appointment slot
cancel cancellation withdraw revoke
cancel quit terminate unsubscribe leave end stop
pause freeze suspend interrupt
change move reschedule postpone amend switch alter modify adjust edit correct
pay payment card cash instalment invoice bill bank paypal visa mastercard
arrive arrival checkin
leave departure depart vacate checkout
park parking car garage
car vehicle van
pet dog cat animal puppy kitten
kid child children baby toddler infant teenager son daughter
mum parent mother father family
phone call ring telephone mobile dial
contact reach write email mail
repair fix mend broken broke damage damaged crack scratch dent defective faulty
guarantee warranty guaranteed
discount percent voucher coupon reduction reduced concession offer
voucher gift
wifi wlan internet online wireless
buy purchase sell sale shop
order purchase
rent hire rental lend lent borrow loan
human person staff colleague operator employee team somebody
error fail failed failure fault problem wrong issue bug
retry repeat again resend
begin start
end stop finish terminate
eat food meal dish dinner lunch kitchen serve
drink beverage wine beer coffee
allergy allergic gluten lactose nut intolerance
vegan vegetarian meatless
wheelchair disabled accessible accessibility lift elevator stairs
address located location directions street
account login profile
password credential token
late later delay overdue
group party
free included complimentary gratis
include included inclusive part
message text sms
check verify examine inspect
approve approval confirm confirmation consent permission sign
client customer shopper guest visitor patient member
friend buddy mate companion guest
cart basket
abandoned incomplete unfinished
test trial try
tool capability function feature
simulate pretend preview dry rehearse rehearsal
doctor gp dentist physician
pain ache hurt sore toothache headache
emergency urgent ambulance poison
ill sick unwell
teacher instructor trainer tutor coach
train training workout exercise
lesson class course session
exam test
job vacancy hiring recruit apply
register registration enrol join membership
document paper paperwork proof passport identity
insurance insured insurer
medicine medication drug pill tablet prescription antibiotics
invoice receipt bill
lost missing forget forgot
lost found
exchange replace replacement swap
size fit measure
new latest
old used secondhand
fast quick express hurry urgent
early earlier beforehand advance notice
weekend saturday sunday
holiday vacation
train bus station tram
taxi transfer shuttle
sleep bed cot
shower bath bathroom toilet
luggage bag suitcase baggage
collect pickup fetch empty
send post mail postage ship shipping
wait waiting queue
minimum least
maximum limit most
age old under year
student pensioner senior
wedding marry married marriage couple
flower bouquet
present gift
picture photo photograph image
rubbish waste garbage trash dispose recycling bulky bin
tax duty vat
complain complaint unhappy dissatisfied happy satisfied
privacy gdpr personal
server host hosted stored storage
store stored kept keep
export download
upload import
settings configure configuration
delete erase remove close
update upgrade
subscription plan contract membership
user seat coworker
share invite invitation colleague add
app application iphone android ios mobile
browser chrome firefox safari
desktop computer laptop
offline connection internet
twofactor mfa 2fa
security secure safe safety encrypted
shop store branch
bike bicycle cycle ride
ebike electric
puncture flat tyre
hair haircut cut barber
colour color dye dyeing highlights
teeth tooth
vaccine vaccination jab shot injection
neuter spay castrate sterilise
extraction pull pulled
swim pool
bread loaf
cake pastry
event party function
smoke smoking
noise noisy quiet music
key card code
signature signed sign genuine authentic
notify notification inform
human agent handoff handover transfer escalate
recommend suitable suit fit advise choice
discover find list enumerate learn
identifier id number
twice duplicate repeat
without avoid
trial testride spin
move moved register residence
guide manual instructions
checkin arrival arrive
checkout departure leave
checkup examination consultation
fetch collect pick pickup
bring deliver delivery
food eat snack cafe restaurant catering cater buffet lunch breakfast menu
barbecue bbq grill
laundry wash washing dryer
canoe kayak boat paddle
fever temperature ill
holiday closed closure christmas
sibling brother sister
late fine penalty overdue reminder
security secure safe camera cctv alarm guard
moving removal transport
contract agreement
female woman women lady ladies
male man men gentleman
deposit downpayment prepayment
tent pitch camping caravan
jacket coat clothes clothing wear
beginner novice course
treat treatment
petrol fuel diesel
nut peanut allergy
belongings possessions luggage
lawyer attorney solicitor
ticket admission entry entrance
stay night overnight
clean cleaning cleaner
accident injury injured hurt
leak leaking pipe plumber
quote quotation estimate
toilet loo restroom wc
pram stroller pushchair buggy
glasses spectacles lenses
locker cloakroom
allowed permitted welcome forbidden prohibited
workshop seminar course
schedule timetable
language spoken speak
expire expiry valid validity
licence license permit
charity donate donation
sold unsold leftover
terrace garden outdoor outside patio
hour hourly
international internationally abroad overseas foreign worldwide
`;

const german = `
offnen offnet geoffnet offen offnungszeiten geschaftszeiten sprechzeiten sprechstunde schliessen schliesst geschlossen aufmachen zumachen ladenschluss
preis preise preisliste kosten kostet teuer billig gebuhr gebuhren tarif tarife betrag
lieferung liefern liefert lieferdienst lieferzeit beliefern versand versenden verschicken zustellung zusteller bringen bringt paket
ruckgabe zuruckgeben umtausch umtauschen retoure reklamation reklamieren zurucksenden zuruckschicken zurucknehmen
erstatten erstattung ruckerstattung erstattet kaufpreis uberweisen ruckgabe
termin termine vereinbaren buchen buchung reservieren reservierung anmelden anmeldung
bestellen bestellung vorbestellung vorbestellen auftrag
stornieren storno stornierung absagen absage abbestellen kundigen kundigung abmelden
verschieben andern anderung umbuchen verlegen
kontakt kontaktieren erreichen telefon telefonisch telefonnummer anrufen rufen mail email schreiben nummer
parken parkplatz parkplatze stellplatz stellplatze tiefgarage parkhaus garage auto
bezahlen zahlen zahlung zahlungsarten zahlungsmittel bar bargeld karte kreditkarte rechnung raten
garantie gewahrleistung
adresse standort anfahrt strasse wegbeschreibung
rabatt ermassigung nachlass gutschein
reparatur reparieren kaputt defekt schaden beschadigt
hund hunde haustier haustiere tier katze
kind kinder baby
fruhstuck essen mahlzeit
wlan internet wifi
ankunft anreise einchecken checkin
abreise auschecken checkout
kostenlos gratis umsonst kostenfrei
notfall notdienst bereitschaft dringend
passwort kennwort login
konto account profil
hilfe support kundendienst kundenservice
urlaub ferien feiertag feiertage
wochenende samstag sonntag
brot roggenbrot brotchen
allergie allergene gluten
`;

const french = `
ouvrir ouvre ouvrez ouvert ouverte ouverts ouverture horaire horaires fermer ferme fermez fermee fermes fermeture
prix tarif tarifs cout couts couter coute coutent frais cher montant
livraison livrer livrez livre livres expedier expedions expedition envoi envoyer colis domicile
retour retours retourner rendre renvoyer echanger echange reclamation
rembourser remboursement rembourse remboursons remboursez
rendez reserver reservation reservez
annuler annulation annulee annule annulez resilier resiliation
modifier changer changement deplacer reporter
contact contacter joindre telephone telephoner appeler appelez numero mail courriel ecrire
parking garer stationnement stationner voiture
payer paiement reglement reglez regler carte cheque especes
garantie garantir
adresse situe situes acces plan
gratuit gratuite offert offerts
remise reduction rabais promotion
reparer reparation casse panne endommage defectueux
chien chiens chat animal animaux
enfant enfants bebe
repas manger
wifi internet
arrivee arriver
depart partir quitter
compte profil
aide support assistance
urgence urgences garde urgent
commande commander
bon bons cheque cheques
malade douleur mal urgence
`;

const spanish = `
abrir abren abre abrimos abierto abiertos apertura cerrar cierran cierra cerrado horario horarios
precio precios costar cuesta cuestan coste vale tarifa tarifas caro importe presupuesto
entrega entregar entregamos envio enviar enviamos domicilio repartir reparto traer traen paquete
devolver devolucion devoluciones devuelva devuelven reembolso reembolsar reembolsamos
cita reservar reserva turno
cancelar cancelacion cancelaciones anular anulacion
cambiar modificar aplazar
contacto contactar llamar llamenos llame telefono correo email escribir numero
aparcar aparcamiento parking estacionar estacionamiento garaje coche
pagar pago pagos tarjeta tarjetas efectivo plazos
garantia garantizado
direccion ubicacion calle avenida
gratis gratuito gratuita
descuento rebaja oferta
reparar reparacion averia roto estropeado
perro perros mascota mascotas gato animal
nino ninos bebe
comida comer
wifi internet
llegada llegar entrada entrar
salida salir dejar
contrasena clave
cuenta perfil
ayuda soporte
urgencia urgencias emergencia urgente
pedido pedir
`;

const turkish = `
acik aciktir acilis acilir aciliyor kapali kapanis kapanir kapaniyor calisma saatleri
fiyat ucret bedel tutar lira
teslimat teslim kargo gonderim gonderi
iade iadesi geri
randevu rezervasyon
iptal
degistir degisiklik ertele
iletisim telefon arayin aramak numara ulasin ulasabilirim eposta
otopark park parki arac araba arabami aracimi
odeme odeyebilirim odeyebilirsiniz odenir nakit kredi kart kartla havale
garanti garantisi
adres adresi sokak cadde caddesi konum yerimiz
ucretsiz bedava
indirim kampanya
tamir onarim bozuk ariza
kopek kedi evcil hayvan
cocuk bebek
kahvalti yemek
internet wifi
sifre parola
hesap hesabim
destek yardim
siparis siparisi
`;

export const alikeWords = { en: english, de: german, fr: french, es: spanish, tr: turkish } as const;
